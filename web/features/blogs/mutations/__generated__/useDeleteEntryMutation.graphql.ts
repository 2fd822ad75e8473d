/**
 * @generated SignedSource<<9b1a90dd6f14bbf29865debcb1f300c7>>
 * @relayHash c781c7e67217aafc8840f364b7f2ed41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 077774edda72f076ded8d7c0d91da49043be7dc7a475ccb395c34e99fe3bfc5c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBlogEntryInput = {
  id: string;
};
export type useDeleteEntryMutation$variables = {
  input: DeleteBlogEntryInput;
};
export type useDeleteEntryMutation$data = {
  readonly deleteBlogEntry: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteEntryMutation = {
  response: useDeleteEntryMutation$data;
  variables: useDeleteEntryMutation$variables;
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
    "concreteType": "DeleteBlogEntryPayload",
    "kind": "LinkedField",
    "name": "deleteBlogEntry",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useDeleteEntryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteEntryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "077774edda72f076ded8d7c0d91da49043be7dc7a475ccb395c34e99fe3bfc5c",
    "metadata": {},
    "name": "useDeleteEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6b755b41dd7b127ab11e539587b00ff";

export default node;
