export const messages = {
  dashboard: 'Dashboard',
  study: 'Study',
  reader: 'Reader',
  guides: 'Guides',
  names: '99 Names',
  pro: 'Pro',
  account: 'Account',
  profile: 'Profile',
  subscription: 'Subscription',
  signOut: 'Log out',
};
