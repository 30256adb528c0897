import { type FamilyTree, NODE, type PlacedNode } from '../family.ts';
import { messages } from '../messages.ts';
import styles from './family-diagram.module.css';

type Props = { label: string; tree: FamilyTree; hrefOf: (id: string) => string };

const EDGE = 2;

/**
 * Relatives that have a page of their own, around a figure: drawn where the drawing fits, else as a list.
 * Only one of the two is displayed, and so read out.
 */
export function FamilyDiagram({ label, tree, hrefOf }: Props) {
  const { width, height, columns, nodes, lines } = tree;
  return (
    <div className={styles.frame} role="group" aria-label={label} data-columns={columns}>
      <Relatives nodes={nodes} hrefOf={hrefOf} />
      <svg
        className={styles.tree}
        width={width + 2 * EDGE}
        height={height + 2 * EDGE}
        viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      >
        {[...new Set(lines)].map((line) => (
          <path key={line} d={line} />
        ))}
        {nodes.map((node) =>
          node.id === null ? (
            <Node key="self" node={node} />
          ) : (
            <a key={node.id} href={hrefOf(node.id)}>
              <Node node={node} />
            </a>
          ),
        )}
      </svg>
    </div>
  );
}

const Relatives = ({ nodes, hrefOf }: { nodes: readonly PlacedNode[] } & Pick<Props, 'hrefOf'>) => (
  <ul className={styles.list}>
    {nodes.map(({ id, kin, name }) =>
      id === null || kin === null ? null : (
        <li key={id}>
          <span className={styles.kinship}>{messages.kin[kin]}</span>
          <a href={hrefOf(id)}>{name}</a>
        </li>
      ),
    )}
  </ul>
);

function Node({ node: { x, y, name, kin } }: { node: PlacedNode }) {
  const middle = x + NODE.width / 2;
  return (
    <g className={styles.node} data-self={kin === null ? '' : undefined}>
      <rect x={x} y={y} width={NODE.width} height={NODE.height} rx="12" />
      {kin !== null && (
        <text className={styles.kin} x={middle} y={y + 19} textAnchor="middle">
          {messages.kin[kin]}
        </text>
      )}
      <text className={styles.name} x={middle} y={y + (kin === null ? 31 : 39)} textAnchor="middle">
        {shortened(name)}
      </text>
    </g>
  );
}

/** Text in a drawing does not break into lines. */
const LONGEST = 23;
const shortened = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).trimEnd()}…`;
