import { PersonSearch } from '../../shared/people/PersonSearch.tsx';
import { CardsAdminPage } from '../../features/pricing/admin/CardsAdminPage.tsx';

/** The administration of member cards, with the search for colleagues. */
export function CardsAdmin() {
  return <CardsAdminPage PersonSearch={PersonSearch} />;
}
