/**
 * @generated SignedSource<<be370613f1ce51a62ff6a5b717da0a76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveTopicDialog_lodge$data = {
  readonly debateCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "MoveTopicDialog_lodge";
};
export type MoveTopicDialog_lodge$key = {
  readonly " $data"?: MoveTopicDialog_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveTopicDialog_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveTopicDialog_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DebateCategory",
      "kind": "LinkedField",
      "name": "debateCategories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "3817ac9c7d86b9847a6f9747ffe78a9a";

export default node;
