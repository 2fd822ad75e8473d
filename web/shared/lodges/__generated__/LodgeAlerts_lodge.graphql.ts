/**
 * @generated SignedSource<<6f3ab5b4be78f60199e8c88b9b6cd398>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LodgeRole = "ASSISTANT" | "BLACKLISTED" | "CO_OWNER" | "DECLINED" | "MEMBER" | "OWNER" | "REQUESTING";
import type { FragmentRefs } from "relay-runtime";
export type LodgeAlerts_lodge$data = {
  readonly id: string;
  readonly name: string;
  readonly ownerlessSince: string | null | undefined;
  readonly viewerMembership: {
    readonly invitedBy: {
      readonly name: string;
    } | null | undefined;
    readonly mayRequestFrom: string | null | undefined;
    readonly requestText: string | null | undefined;
  } | null | undefined;
  readonly viewerRole: LodgeRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"lodgeStanding_lodge">;
  readonly " $fragmentType": "LodgeAlerts_lodge";
};
export type LodgeAlerts_lodge$key = {
  readonly " $data"?: LodgeAlerts_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LodgeAlerts_lodge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LodgeAlerts_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerlessSince",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
          "name": "requestText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayRequestFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "invitedBy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "lodgeStanding_lodge",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "access",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerInvitationStatus",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};
})();

(node as any).hash = "cb9b56875ff793114de8b8ca7497ffab";

export default node;
