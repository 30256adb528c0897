// Sheets in one file, because they share most of their code, and every page names every file of a remote.
export { CheckPanel } from '../features/check/components/check-panel.tsx';
export { SettingsPanel } from '../features/settings/components/settings-panel.tsx';
export { ShortcutsSheet } from '../features/shortcuts/components/shortcuts-sheet.tsx';
