/**
 * @generated SignedSource<<967d091ffca8b122fa62dfaf6f7ef2cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberDialogs_lodge$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "MemberDialogs_lodge";
};
export type MemberDialogs_lodge$key = {
  readonly " $data"?: MemberDialogs_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDialogs_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberDialogs_lodge",
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
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "afb07d8cefed2cb2a728ba11b7e62981";

export default node;
