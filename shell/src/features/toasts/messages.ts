export const messages = {
  region: 'Notifications ({hotkey})',
  notification: 'Notification',
  close: 'Close',
};
