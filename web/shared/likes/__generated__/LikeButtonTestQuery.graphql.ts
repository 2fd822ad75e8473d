/**
 * @generated SignedSource<<a4ddc010bdae278a9ea3cfa99baa13fe>>
 * @relayHash e8580482c794b50503e49e30ad76c004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccd281ade865a5f4183b17d1f88cdaebc2d8649ae9d37961745a397e9d5061d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeButtonTestQuery$variables = Record<PropertyKey, never>;
export type LikeButtonTestQuery$data = {
  readonly media: {
    readonly likeCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LikeButton_item">;
  } | null | undefined;
};
export type LikeButtonTestQuery = {
  response: LikeButtonTestQuery$data;
  variables: LikeButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "legacyId",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "likeCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LikeButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LikeButton_item"
          }
        ],
        "storageKey": "media(legacyId:1)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LikeButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasLiked",
                "storageKey": null
              }
            ],
            "type": "Likable",
            "abstractKey": "__isLikable"
          }
        ],
        "storageKey": "media(legacyId:1)"
      }
    ]
  },
  "params": {
    "id": "ccd281ade865a5f4183b17d1f88cdaebc2d8649ae9d37961745a397e9d5061d5",
    "metadata": {},
    "name": "LikeButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "acefa26d3ecf3bbbe029f3c0c7ddfa90";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
