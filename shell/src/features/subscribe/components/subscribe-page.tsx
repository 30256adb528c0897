import type { Api } from '@fahm/api-client/client.ts';
import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { Button, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import { useSubscribe, type Subscribing } from '../use-subscribe.ts';
import { Notice } from './notice.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SettingUp } from './setting-up.tsx';
import styles from './subscribe.module.css';
import { Waiting } from './waiting.tsx';

type Props = { isMember: boolean; api: Api; session: Session; host: HostServices };

/** /subscribe, in the state it is in (spec 2.15). */
export function SubscribePage({ isMember, ...services }: Props) {
  const { host } = services;
  useEffect(() => host.setTitle(messages.title), [host]);
  return <Contents {...useSubscribe(isMember, services)} />;
}

function Contents({ view, onConfirmed, onFailed, onUnreachable, retry }: Subscribing) {
  switch (view.kind) {
    case 'loading':
      return <SettingUp />;
    case 'paying':
      return (
        <Offer>
          <PaymentForm {...view} {...{ onConfirmed, onFailed, onUnreachable }} />
        </Offer>
      );
    case 'waiting':
      return <Waiting />;
    case 'failed':
      return (
        <Notice {...messages.failed} text={`${view.reason} ${messages.failed.text}`} tone="warning">
          <Button onClick={retry}>{messages.failed.action}</Button>
          <LinkButton tone="secondary" href={paths.contact}>
            {messages.contact}
          </LinkButton>
        </Notice>
      );
    case 'required':
      return (
        <Notice {...messages.required} tone="warning">
          <LinkButton href={paths.contact}>{messages.contact}</LinkButton>
        </Notice>
      );
    case 'visitor':
      return (
        <Notice {...messages.visitor}>
          <LinkButton href={loginPath(paths.subscribe)}>{messages.visitor.action}</LinkButton>
          <LinkButton tone="secondary" href={paths.pricing}>
            {messages.visitor.other}
          </LinkButton>
        </Notice>
      );
    case 'active':
      return <Notice {...messages.active} tone="done" to={paths.home} />;
    case 'closed':
      return <Notice {...messages.closed} to={paths.pricing} />;
    case 'manage':
      return <Notice {...messages.manage} tone="warning" to={paths.profile} />;
  }
}

function Offer({ children }: { children: React.ReactNode }) {
  return (
    <Card as="section" aria-labelledby="subscribe" className={styles.card}>
      <h1 id="subscribe" className={styles.heading}>
        {messages.heading}
      </h1>
      <p className={styles.price}>
        <strong>{messages.price}</strong> {messages.period}
      </p>
      <p className={styles.note}>{messages.note}</p>
      {children}
      <div className={styles.terms}>
        {messages.terms.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a href={paths.terms}>{messages.termsLink}</a>
      </div>
    </Card>
  );
}
