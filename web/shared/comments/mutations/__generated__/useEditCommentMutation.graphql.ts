/**
 * @generated SignedSource<<6dab7b1b6f22025a520555847c61c88b>>
 * @relayHash df1433505c6ed16fe973b5e9dfd6bc99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 385b3f4df84c98cf0e4db28893fb3bc57b6f5584e807fbb5fd577c9ae6c72d54

import type { ConcreteRequest } from 'relay-runtime';
export type EditCommentInput = {
  id: string;
  mentionIds?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type useEditCommentMutation$variables = {
  input: EditCommentInput;
};
export type useEditCommentMutation$data = {
  readonly editComment: {
    readonly comment: {
      readonly __typename: string;
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly mentions: ReadonlyArray<{
        readonly name: string;
        readonly profileLegacyId: number;
      }>;
      readonly text: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useEditCommentMutation$rawResponse = {
  readonly editComment: {
    readonly comment: {
      readonly __typename: string;
      readonly editedAt: string | null | undefined;
      readonly id: string;
      readonly mentions: ReadonlyArray<{
        readonly name: string;
        readonly profileLegacyId: number;
      }>;
      readonly text: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useEditCommentMutation = {
  rawResponse: useEditCommentMutation$rawResponse;
  response: useEditCommentMutation$data;
  variables: useEditCommentMutation$variables;
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
    "concreteType": "EditCommentPayload",
    "kind": "LinkedField",
    "name": "editComment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "comment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
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
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Mention",
            "kind": "LinkedField",
            "name": "mentions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "profileLegacyId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "useEditCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "385b3f4df84c98cf0e4db28893fb3bc57b6f5584e807fbb5fd577c9ae6c72d54",
    "metadata": {},
    "name": "useEditCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb47429c5cfd4313617cbc91c88ce265";

export default node;
