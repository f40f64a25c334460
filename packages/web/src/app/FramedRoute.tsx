import { getRouteApi, Outlet } from '@tanstack/react-router';
import { orReloadOnce } from '../lib/load-chunk.ts';

/** The id of the route without a path that draws the frame around most pages. */
export const framedId = 'framed';

/** A chunk of its own: the login page needs neither header nor menus. */
export async function loadFrame() {
  const { Frame } = await orReloadOnce('frame', import('./frame/Frame.tsx'));
  return { Frame };
}

const framed = getRouteApi(`/${framedId}`);

export function FramedRoute() {
  // What `loadFrame`, the loader of this route, has loaded.
  const { Frame } = framed.useLoaderData() as Awaited<ReturnType<typeof loadFrame>>;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
