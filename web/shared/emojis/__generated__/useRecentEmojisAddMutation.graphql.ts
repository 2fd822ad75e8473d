/**
 * @generated SignedSource<<6974a4df19e43590ac53688c83179916>>
 * @relayHash 600fe202e0d45cdfcf53cc50a761d0c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 899f6e02ec1b6ba457013e6faa198f283c170f65c31bafae7e4744a6bff46918

import type { ConcreteRequest } from 'relay-runtime';
export type AddUsedEmojiInput = {
  shortname: string;
};
export type useRecentEmojisAddMutation$variables = {
  input: AddUsedEmojiInput;
};
export type useRecentEmojisAddMutation$data = {
  readonly addUsedEmoji: {
    readonly viewer: {
      readonly recentEmojis: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useRecentEmojisAddMutation = {
  response: useRecentEmojisAddMutation$data;
  variables: useRecentEmojisAddMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recentEmojis",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecentEmojisAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddUsedEmojiPayload",
        "kind": "LinkedField",
        "name": "addUsedEmoji",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecentEmojisAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddUsedEmojiPayload",
        "kind": "LinkedField",
        "name": "addUsedEmoji",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "899f6e02ec1b6ba457013e6faa198f283c170f65c31bafae7e4744a6bff46918",
    "metadata": {},
    "name": "useRecentEmojisAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6c46d83f175bdb83ae17ee4b43302cb";

export default node;
