import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { directionOf } from '@shuyuan/contract/system/languages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { noticeDurationMs } from '../lib/notices.ts';
import { useLanguage } from '../lib/texts.ts';
import { colorSchemeManager } from './color-scheme.ts';
import type { AppRouter } from './router.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/** D-038: menus, drawers and sliders turn round with the language. */
function FollowLanguage({ children }: { children: ReactNode }) {
  const direction = directionOf(useLanguage().language);
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return children;
}

type Props = { readonly router: AppRouter; readonly queryClient: QueryClient };

export function App({ router, queryClient }: Props) {
  const [schemes] = useState(colorSchemeManager);
  const { language } = useLanguage();
  return (
    <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        <FollowLanguage>
          <Notifications autoClose={noticeDurationMs} position="top-center" limit={4} />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </FollowLanguage>
      </MantineProvider>
    </DirectionProvider>
  );
}
