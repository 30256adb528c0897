import type { Figure } from '@fahm/contracts/content/figures.ts';
import { displayName } from './model.ts';

type Kin = 'father' | 'mother' | 'spouses' | 'formerSpouses' | 'siblings' | 'children';
export type Relative = { id: string; name: string; kin: Kin };

/**
 * Relatives of a figure that the directory has. What one side says, the other side has too: a father's
 * child, a spouse, a sibling.
 */
export function relativesOf(figure: Figure, figures: readonly Figure[]): Relative[] {
  const { father, mother, spouses, formerSpouses, siblings, children } = figure.family;
  const { id } = figure;
  const naming = (belongs: (other: Figure) => boolean) =>
    figures.filter(belongs).map((other) => other.id);
  const ids: Record<Kin, (string | null)[]> = {
    father: [father],
    mother: [mother],
    spouses: [...spouses, ...naming(({ family }) => family.spouses.includes(id))],
    formerSpouses: [...formerSpouses, ...naming(({ family }) => family.formerSpouses.includes(id))],
    siblings: [...siblings, ...naming(({ family }) => family.siblings.includes(id))],
    children: [
      ...children,
      ...naming(({ family }) => family.father === id || family.mother === id),
    ],
  };
  return (Object.keys(ids) as Kin[]).flatMap((kin) =>
    [...new Set(ids[kin])].flatMap((relative) => {
      const found = figures.find((other) => other.id === relative);
      return found === undefined ? [] : [{ id: found.id, name: displayName(found), kin }];
    }),
  );
}

/** Sizes of the diagram, in CSS pixels. */
export const NODE = { width: 168, height: 52, gap: 20, row: 104 };

export type PlacedNode = { x: number; y: number; name: string; id: string | null; kin: Kin | null };
export type FamilyTree = {
  width: number;
  height: number;
  /** How many stand side by side in the longest row. */
  columns: number;
  nodes: PlacedNode[];
  lines: string[];
};

/**
 * Parents above, children below; siblings and former spouses on one side, spouses on the other, so that no
 * line joins the two. Lines are SVG paths. Null without relatives.
 */
export function familyTree(name: string, relatives: readonly Relative[]): FamilyTree | null {
  if (relatives.length === 0) return null;
  const of = (...kin: Kin[]) => relatives.filter((relative) => kin.includes(relative.kin));
  const self = { id: null, name, kin: null };
  const rows = [
    of('father', 'mother'),
    [...of('siblings', 'formerSpouses'), self, ...of('spouses')],
    of('children'),
  ].filter((row) => row.length > 0);
  const columns = Math.max(...rows.map((row) => row.length));
  const width = columns * (NODE.width + NODE.gap) - NODE.gap;
  const nodes = rows.flatMap((row, index) => {
    const used = row.length * (NODE.width + NODE.gap) - NODE.gap;
    return row.map((node, at): PlacedNode => ({
      ...node,
      x: (width - used) / 2 + at * (NODE.width + NODE.gap),
      y: index * NODE.row,
    }));
  });
  const height = (rows.length - 1) * NODE.row + NODE.height;
  return { width, height, columns, nodes, lines: linesOf(nodes) };
}

function linesOf(nodes: readonly PlacedNode[]): string[] {
  const self = nodes.find(({ id }) => id === null);
  if (self === undefined) return [];
  const middle = (node: PlacedNode) => node.x + NODE.width / 2;
  const below = (node: PlacedNode) => node.y + NODE.height;
  const elbow = (upper: PlacedNode, lower: PlacedNode) => {
    const half = (below(upper) + lower.y) / 2;
    return `M${middle(upper)} ${below(upper)}V${half}H${middle(lower)}V${lower.y}`;
  };
  const parents = nodes.filter(({ kin }) => kin === 'father' || kin === 'mother');
  return nodes.flatMap((node) => {
    switch (node.kin) {
      case 'father':
      case 'mother':
        return [elbow(node, self)];
      case 'children':
        return [elbow(self, node)];
      case 'siblings':
        // Through the parents where they are known, else side by side.
        return parents.length > 0
          ? parents.map((parent) => elbow(parent, node))
          : [`M${middle(node)} ${node.y + NODE.height / 2}H${middle(self)}`];
      case 'spouses':
      case 'formerSpouses':
        return [`M${middle(self)} ${node.y + NODE.height / 2}H${middle(node)}`];
      case null:
        return [];
    }
  });
}
