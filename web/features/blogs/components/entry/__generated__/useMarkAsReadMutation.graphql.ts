/**
 * @generated SignedSource<<4027d67e8a0b00a95213b2322d526467>>
 * @relayHash 2b999c31a875d2fa8034dacccb7105aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d6e4f45fa6592806086ccb5faf0a81e88ff0c4ec4afa03d1679df4d6799cd6b

import type { ConcreteRequest } from 'relay-runtime';
export type MarkBlogEntryAsReadInput = {
  id: string;
};
export type useMarkAsReadMutation$variables = {
  input: MarkBlogEntryAsReadInput;
};
export type useMarkAsReadMutation$data = {
  readonly markBlogEntryAsRead: {
    readonly entry: {
      readonly id: string;
      readonly readCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkAsReadMutation = {
  response: useMarkAsReadMutation$data;
  variables: useMarkAsReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkBlogEntryAsReadPayload",
    "kind": "LinkedField",
    "name": "markBlogEntryAsRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlogEntry",
        "kind": "LinkedField",
        "name": "entry",
        "plural": false,
        "selections": [
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
            "name": "readCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkAsReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkAsReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d6e4f45fa6592806086ccb5faf0a81e88ff0c4ec4afa03d1679df4d6799cd6b",
    "metadata": {},
    "name": "useMarkAsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e3f695306576517d54d341ddc49995d";

export default node;
