/**
 * @generated SignedSource<<3a81141939526ce0c51f3dc4f4674228>>
 * @relayHash fb0985932dc06b81d35ee2593ebd97bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2027878d0f067c13353c98c50be0c6ff9c04acb1e946aea026ddae2fcb0558d1

import type { ConcreteRequest } from 'relay-runtime';
export type ChangelogScreenQuery$variables = Record<PropertyKey, never>;
export type ChangelogScreenQuery$data = {
  readonly site: {
    readonly changelog: ReadonlyArray<{
      readonly date: string;
      readonly html: string;
      readonly title: string;
    }> | null | undefined;
  };
};
export type ChangelogScreenQuery = {
  response: ChangelogScreenQuery$data;
  variables: ChangelogScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Change",
  "kind": "LinkedField",
  "name": "changelog",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "ChangelogScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2027878d0f067c13353c98c50be0c6ff9c04acb1e946aea026ddae2fcb0558d1",
    "metadata": {},
    "name": "ChangelogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e41a8d37568ceeec022d943c328d7aaa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
