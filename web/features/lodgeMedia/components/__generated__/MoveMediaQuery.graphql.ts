/**
 * @generated SignedSource<<5d75d9a49e301f9d0d676e0b6f6c0277>>
 * @relayHash 1fb8078a10821c14b28ebe176caef392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9af941fbef86ab71d88f8e7ff2ef3c0705addd120f26b55e15c9848cbc3dd08

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveMediaQuery$variables = {
  lodge: number;
};
export type MoveMediaQuery$data = {
  readonly lodge: {
    readonly " $fragmentSpreads": FragmentRefs<"MoveMedia_lodge">;
  } | null | undefined;
};
export type MoveMediaQuery = {
  response: MoveMediaQuery$data;
  variables: MoveMediaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lodge"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "legacyId",
    "variableName": "lodge"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lodge",
        "kind": "LinkedField",
        "name": "lodge",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MoveMedia_lodge"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveMediaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Lodge",
        "kind": "LinkedField",
        "name": "lodge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "LodgeAlbumConnection",
            "kind": "LinkedField",
            "name": "albums",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LodgeAlbumEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LodgeAlbum",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
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
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "albums(first:50)"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "MoveMedia_albums",
            "kind": "LinkedHandle",
            "name": "albums"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a9af941fbef86ab71d88f8e7ff2ef3c0705addd120f26b55e15c9848cbc3dd08",
    "metadata": {},
    "name": "MoveMediaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4cd7dd1715c42a263a8903a85af5856";

export default node;
