/**
 * @generated SignedSource<<72ced505432819275356e9a60ceae571>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type membershipChange_own$data = {
  readonly viewerMembership: {
    readonly " $fragmentSpreads": FragmentRefs<"membershipChange_membership">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"membershipChange_lodge">;
  readonly " $fragmentType": "membershipChange_own";
};
export type membershipChange_own$key = {
  readonly " $data"?: membershipChange_own$data;
  readonly " $fragmentSpreads": FragmentRefs<"membershipChange_own">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "membershipChange_own",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "membershipChange_lodge"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "membershipChange_membership"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "523dbbd2857e9d6c249bbadc373d566a";

export default node;
