import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  title: `Dashboard · ${PRODUCT_NAME}`,
  greeting: 'As-salamu alaikum',
  lead: 'What would you like to do today?',
  links: [
    { key: 'study', label: 'Study a surah', text: 'One surah at a time, from Al-Faatiha on.' },
    { key: 'reader', label: 'Read the Qur’an', text: 'All 114 surahs, on a quiet page.' },
    { key: 'guides', label: 'Guides', text: 'Short companions for practice and history.' },
    { key: 'profile', label: 'Your profile', text: 'Your name, your devices, your data.' },
  ],
} as const;
