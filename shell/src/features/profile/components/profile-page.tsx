import { useEffect } from 'react';
import { messages } from '../messages.ts';
import type { ProfileProps } from '../model.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { InformationCard } from './information-card.tsx';
import styles from './profile.module.css';
import { SubscriptionCard } from './subscription-card.tsx';

export function ProfilePage(props: ProfileProps) {
  useEffect(() => props.host.setTitle(messages.title), [props.host]);
  return (
    <>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.subtitle}>{messages.subtitle}</p>
      <div className={styles.cards}>
        <InformationCard {...props} />
        <SubscriptionCard {...props} />
        <AppearanceCard />
        <DevicesCard api={props.api} host={props.host} />
        <DataCard api={props.api} host={props.host} />
      </div>
    </>
  );
}
