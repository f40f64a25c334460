import type { ComponentType } from 'react';
import type { RouteName } from './route-table.ts';

/** What a section module exports: its pages by the name of their path. */
export type Pages = Readonly<Partial<Record<RouteName, ComponentType>>>;
export type Section = { readonly pages: Pages };
