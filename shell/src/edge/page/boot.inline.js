(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const data = JSON.parse(document.getElementById('page-data').textContent);
    for (const href of data.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(data.script);
  };
  // The font of what is read has the line to itself until it is painted, but not for long: it may never come.
  const beginAfterFont = () => {
    setTimeout(begin, 1200);
    void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(begin)));
  };
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) beginAfterFont();
    }).observe({ type: 'paint', buffered: true });
  } catch {}
  // Where paint is not reported, or a hidden tab never paints, the page must come alive all the same.
  addEventListener('load', () => (document.hidden ? begin() : setTimeout(begin, 1000)));
})();
