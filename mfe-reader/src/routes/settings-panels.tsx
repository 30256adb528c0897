// Two sheets in one file, because they share most of their code, and every page names every file of a remote.
export { SettingsPanel } from '../features/settings/components/settings-panel.tsx';
export { ShortcutsSheet } from '../features/shortcuts/components/shortcuts-sheet.tsx';
