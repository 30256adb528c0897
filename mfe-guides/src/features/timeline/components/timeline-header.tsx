import { PageHeader } from '../../../lib/page-header.tsx';
import { messages } from '../messages.ts';

export const TimelineHeader = () => <PageHeader heading={messages.heading} lead={messages.lead} />;
