/**
 * @generated SignedSource<<454a6ba8a0ef0ed4dd950815d44c79dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type OwnVisibility_lodge$data = {
  readonly id: string;
  readonly viewerIsVisible: boolean | null | undefined;
  readonly viewerMembership: {
    readonly id: string;
  } | null | undefined;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentType": "OwnVisibility_lodge";
};
export type OwnVisibility_lodge$key = {
  readonly " $data"?: OwnVisibility_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnVisibility_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnVisibility_lodge",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsVisible",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "b75cd26df7bda2355fa54eceec40865c";

export default node;
