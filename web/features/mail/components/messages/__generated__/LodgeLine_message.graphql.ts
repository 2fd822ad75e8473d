/**
 * @generated SignedSource<<7f192f14a516b4be296ba688df69d6f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LodgeLine_message$data = {
  readonly lodge: {
    readonly legacyId: number;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "LodgeLine_message";
};
export type LodgeLine_message$key = {
  readonly " $data"?: LodgeLine_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeLine_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeLine_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
      "concreteType": "Lodge",
      "kind": "LinkedField",
      "name": "lodge",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LodgeMessage",
  "abstractKey": null
};

(node as any).hash = "3c9adf6a085b527e7ff71b059cb0eb5b";

export default node;
