import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { directionOf } from '@shuyuan/contract/kernel/languages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { NoticeList, useNoticeHost } from '../lib/notice-host.ts';
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

function Notices() {
  const isNeeded = useNoticeHost((host) => host.isNeeded);
  return (
    <Suspense fallback={null}>
      {isNeeded && <NoticeList autoClose={noticeDurationMs} position="top-center" limit={4} />}
    </Suspense>
  );
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
          <Notices />
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </FollowLanguage>
      </MantineProvider>
    </DirectionProvider>
  );
}
