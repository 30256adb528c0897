// One chunk for all that is wanted without a network: every file more is a line more in each page's import map.
export { OfflinePanel } from './components/offline-panel.tsx';
export { ReadableSurahs } from './components/readable-surahs.tsx';
export { surahFromWhole } from './whole-source.ts';
