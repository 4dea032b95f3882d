/**
 * The router keeps its own book of submissions, fetchers, blockers and deferred data. This shop has none of them (see
 * `CUTS`), so that its lists are always empty; the bundler cannot know that, and is told here.
 */
export const ROUTER_CUTS: readonly (readonly [text: string, replacement: string])[] = [
  ['future.v7_fetcherPersist', 'true'],
  ['future.v7_normalizeFormMethod', 'true'],
  ['future.v7_partialHydration', 'true'],
  ['future.v7_prependBasename', 'true'],
  ['future.v7_relativeSplatPath', 'true'],
  // Single fetch streams promises by itself; the router's own deferred data never comes.
  ['if (isDeferredResult(result)', 'if (false'],
  ['if (isDeferredData(result))', 'if (false)'],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['if (!opts || !isSubmissionNavigation(opts))', 'if (true)'],
  ['if (blockerFunctions.size === 0) {', '{'],
  ['if (blockerKey && delta != null)', 'if (false)'],
  ['if (blockerKey)', 'if (false)'],
  ['    fetch,\n    revalidate,', '    revalidate,'],
  ['    enableScrollRestoration,\n', ''],
  ['    getFetcher,\n', ''],
  ['    getBlocker,\n    deleteBlocker,\n', ''],
  ['    _internalSetRoutes\n', ''],

  // Fetchers.
  ['    deleteFetcher: deleteFetcherAndUpdateState,\n', ''],
  [' state.fetchers.forEach(', ' false && state.fetchers.forEach('],
  ['    deletedFetchers.forEach(', '    false && deletedFetchers.forEach('],
  ['completedFetchers.forEach(', 'false && completedFetchers.forEach('],
  ['deletedFetchersKeys.forEach(', 'false && deletedFetchersKeys.forEach('],
  ['revalidatingFetchers.forEach(', 'false && revalidatingFetchers.forEach('],
  ['revalidatingFetchers.length > 0', 'false'],
  ['revalidatingFetchers.length === 0', 'true'],
  ['fetchLoadMatches.forEach(', 'false && fetchLoadMatches.forEach('],
  ['let fetcherResultsPromise = Promise.all(', 'let fetcherResultsPromise = false && Promise.all('],
  ['(await fetcherResultsPromise).reduce((acc, r) => Object.assign(acc, r), {})', '{}'],
  ['redirect = findRedirect(fetcherResults)', 'redirect = undefined'],
  ['let updatedFetchers = markFetchRedirectsDone()', 'let updatedFetchers = false'],
  [
    'let didAbortFetchLoads = abortStaleFetchLoads(pendingNavigationLoadId)',
    'let didAbortFetchLoads = false',
  ],
  ['signal.addEventListener("abort", abortPendingFetchRevalidations)', 'signal'],
  ['signal.removeEventListener("abort", abortPendingFetchRevalidations)', 'signal'],

  // Deferred data.
  ['cancelledDeferredRoutes.push(...cancelActiveDeferreds());', ''],
  ['    cancelActiveDeferreds(', '    false && cancelActiveDeferreds('],
  ['activeDeferreds.forEach(', 'false && activeDeferreds.forEach('],
  [
    'await Promise.all([resolveNavigationDeferredResults(',
    'false && Promise.all([resolveNavigationDeferredResults(',
  ],

  // Submissions and what their actions answer.
  ['if (opts && opts.pendingError)', 'if (false)'],
  ['= getUpdatedActionData(pendingActionResult)', '= undefined'],
  ['}, getActionDataForCommit(pendingActionResult), ', '}, '],
  ['pendingActionResult && isErrorResult(pendingActionResult[1])', 'false'],
  ['pendingActionResult ? ', 'false ? '],
  ['pendingError !== undefined && pendingActionResult', 'false'],
  ['let isActionReload = ', 'let isActionReload = false && '],
  ['getSubmissionFromNavigation(loadingNavigation)', 'undefined'],
  ['!submission && !fetcherSubmission && formMethod', 'false && formMethod'],
  ['redirectPreserveMethodStatusCodes.has(redirect.response.status)', 'false'],
  ['submission != null && isMutationMethod(', 'false && isMutationMethod('],
  ['submission && isMutationMethod(', 'false && isMutationMethod('],
  ['if (submission) {', 'if (false) {'],

  // Blockers.
  ['state.blockers.forEach(', 'false && state.blockers.forEach('],
  ['if (blockers.size > 0)', 'if (false)'],
  ['warning(blockerFunctions.size', 'false && warning(blockerFunctions.size'],
  ['let blockerKey = shouldBlockNavigation(', 'let blockerKey = false && shouldBlockNavigation('],

  // Of an error the pages read the status alone.
  [
    'let statusText = "Unknown Server Error";',
    'return new ErrorResponseImpl(status || 500, "", undefined, true);\n  let statusText;',
  ],

  // Remix brings its own way of loading.
  ['init.dataStrategy || defaultDataStrategy', 'init.dataStrategy'],
];
