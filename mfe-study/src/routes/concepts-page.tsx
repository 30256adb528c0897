import { ConceptsView } from '../features/concepts/components/concepts-view.tsx';
import { messages } from '../features/concepts/messages.ts';
import { ConceptCard } from '../features/lessons/components/concept-card.tsx';
import { PageHeading } from '../lib/components/page-heading.tsx';

export function ConceptsPage() {
  return (
    <>
      <PageHeading lead={messages.lead}>{messages.heading}</PageHeading>
      <ConceptsView
        renderConcept={(concept, actions) => (
          <ConceptCard key={concept.id} concept={concept} actions={actions} />
        )}
      />
    </>
  );
}
