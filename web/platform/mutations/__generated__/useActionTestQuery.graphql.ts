/**
 * @generated SignedSource<<b6772c7a416509b9d148d6328c397922>>
 * @relayHash 3553327551f5a40321fd95800fdbcd4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76f91359d00fd0082d8c37035cf487261dd4ec2805c42bf1bc7683a2d2327e96

import type { ConcreteRequest } from 'relay-runtime';
export type useActionTestQuery$variables = Record<PropertyKey, never>;
export type useActionTestQuery$data = {
  readonly viewer: {
    readonly notes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly text: string;
        };
      }>;
    } | null | undefined;
    readonly profile: {
      readonly id: string;
      readonly isFavourite: boolean;
      readonly name: string;
    } | null | undefined;
  };
};
export type useActionTestQuery = {
  response: useActionTestQuery$data;
  variables: useActionTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 10
    }
  ],
  "concreteType": "NoteConnection",
  "kind": "LinkedField",
  "name": "notes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoteEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Note",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "notes(first:10)"
},
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
  "concreteType": "Profile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
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
      "name": "isFavourite",
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
    "name": "useActionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "useActionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76f91359d00fd0082d8c37035cf487261dd4ec2805c42bf1bc7683a2d2327e96",
    "metadata": {},
    "name": "useActionTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d688915787fbf30db6fc23681a7104d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
