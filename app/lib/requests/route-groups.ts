import type {ServerBuild} from '@shopify/remix-oxygen';

/** A first segment that matches itself alone. */
const STATIC_SEGMENT = /^[\w.-]+$/;

/**
 * The build by the first segment of a path, each with the routes that such a path can match: those that begin with the segment,
 * and those that begin with a parameter or with nothing. Remix ranks all routes of a build and compiles their patterns four times
 * for each page, a seventh of its time with them all. A path whose first segment is missing here needs the whole build.
 */
export function groupRoutes(build: ServerBuild): Map<string, ServerBuild> {
  const segments = new Set(Object.keys(build.routes).map((id) => firstStaticSegment(build, id)));
  // The home page matches what begins with nothing.
  return new Map([...segments].map((segment) => [segment ?? '', withRoutesOf(build, segment)]));
}

/** The first segment of a path as it is written, `collections` of `/collections/prints`; empty for the home page. */
export function firstSegment(pathname: string): string {
  return pathname.split('/', 2)[1] ?? '';
}

function withRoutesOf(build: ServerBuild, segment: string | null): ServerBuild {
  const isOfGroup = ([id]: [string, unknown]) =>
    [segment, null].includes(firstStaticSegment(build, id));
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isOfGroup)),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isOfGroup)),
    },
  };
}

/** Null when a route's path begins with a parameter, or has none, as that of the root. */
function firstStaticSegment(build: ServerBuild, id: string): string | null {
  const route = build.routes[id];
  const above = route?.parentId ? firstStaticSegment(build, route.parentId) : null;
  const own = firstSegment(`/${route?.path ?? ''}`);
  return above ?? (STATIC_SEGMENT.test(own) ? own : null);
}
