/**
 * @generated SignedSource<<ee2aa0706d8fa5f6d4a2742541e8d703>>
 * @relayHash 49bcb95c177dc6c075e803087638f31e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68d14abf026b6d0cbddbaf02e9c46ed01e89c88efa40d7badf8a08020e385be2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteToLodgeDialogQuery$variables = Record<PropertyKey, never>;
export type InviteToLodgeDialogQuery$data = {
  readonly viewer: {
    readonly lodges: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly viewerCanInvite: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"InviteToLodgeDialog_lodge">;
      }>;
    } | null | undefined;
  };
};
export type InviteToLodgeDialogQuery = {
  response: InviteToLodgeDialogQuery$data;
  variables: InviteToLodgeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanInvite",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InviteToLodgeDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "LodgeConnection",
            "kind": "LinkedField",
            "name": "lodges",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Lodge",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "InviteToLodgeDialog_lodge"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "lodges(first:100)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InviteToLodgeDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "LodgeConnection",
            "kind": "LinkedField",
            "name": "lodges",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Lodge",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
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
                    "name": "memberCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "lodges(first:100)"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68d14abf026b6d0cbddbaf02e9c46ed01e89c88efa40d7badf8a08020e385be2",
    "metadata": {},
    "name": "InviteToLodgeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cea6aaaac98551dfc79d37f0db7ba062";

export default node;
