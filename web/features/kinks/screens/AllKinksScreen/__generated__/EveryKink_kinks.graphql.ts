/**
 * @generated SignedSource<<f6053c7f888388c8c9a01751044a2aff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KinkLevel = "CURIOUS" | "LIKE" | "NO";
import type { FragmentRefs } from "relay-runtime";
export type EveryKink_kinks$data = ReadonlyArray<{
  readonly description: string | null | undefined;
  readonly id: string;
  readonly isCustom: boolean | null | undefined;
  readonly name: string;
  readonly viewerLevel: KinkLevel | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"KinkList_kinks">;
  readonly " $fragmentType": "EveryKink_kinks";
}>;
export type EveryKink_kinks$key = ReadonlyArray<{
  readonly " $data"?: EveryKink_kinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"EveryKink_kinks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EveryKink_kinks",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCustom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerLevel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KinkList_kinks"
    }
  ],
  "type": "Kink",
  "abstractKey": null
};

(node as any).hash = "ccebbe3da2fdd9b51565644223b2b31b";

export default node;
