/**
 * @generated SignedSource<<a39d539a74dfa64e4159fec3b19e1c34>>
 * @relayHash 8eafc177eb1981395dca87e2521f650c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6a82770d489f771c5075f92655a870123f4e456cc2b00eb8c750936c5716b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LikeButtonTestQuery$variables = Record<PropertyKey, never>;
export type LikeButtonTestQuery$data = {
  readonly media: {
    readonly likeCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LikeButton_media">;
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
            "name": "LikeButton_media"
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
            "kind": "TypeDiscriminator",
            "abstractKey": "__isMedia"
          },
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
            "name": "viewerHasLiked",
            "storageKey": null
          }
        ],
        "storageKey": "media(legacyId:1)"
      }
    ]
  },
  "params": {
    "id": "3e6a82770d489f771c5075f92655a870123f4e456cc2b00eb8c750936c5716b4",
    "metadata": {},
    "name": "LikeButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "603060b9f8a480179b35ba955ccedd99";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
