/**
 * @generated SignedSource<<c66c13e03c9a78c36f90e5e5a99af49b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebatePage_lodge$data = {
  readonly hasPublicDebates: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerMembership: {
    readonly joinedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
  readonly " $fragmentType": "DebatePage_lodge";
};
export type DebatePage_lodge$key = {
  readonly " $data"?: DebatePage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebatePage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebatePage_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicDebates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeMembership",
      "kind": "LinkedField",
      "name": "viewerMembership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePage_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "3b4fab38bc476691f411e1b54c425261";

export default node;
