/**
 * @generated SignedSource<<48fad0936c05de934e51178a35a9f326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type memberSteps_lodge$data = {
  readonly requestCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"membershipChange_lodge">;
  readonly " $fragmentType": "memberSteps_lodge";
};
export type memberSteps_lodge$key = {
  readonly " $data"?: memberSteps_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"memberSteps_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "memberSteps_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "membershipChange_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "61d4c8283d4c4fe640e543609fcf18ed";

export default node;
