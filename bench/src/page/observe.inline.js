// Runs in the page before anything else; what it sees is read from `globalThis.seen`.
// oxlint-disable unicorn/consistent-function-scoping -- the page's own names stay its own.
(() => {
  const seen = { painted: null, largest: null, ready: null, tasks: [], shifts: [] };
  globalThis.seen = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push(value);
  });
  // The mark that the reader sets in the first effect of its root.
  const mark = () => {
    if (document.documentElement?.dataset.ready === 'reader') seen.ready ??= performance.now();
  };
  const options = { subtree: true, attributes: true, attributeFilter: ['data-ready'] };
  new MutationObserver(mark).observe(document, options);
})();
