/**
 * @generated SignedSource<<eb8761d32e015270f783d1797fa5f75b>>
 * @relayHash 337099093f3ca2ef70077a33c70fbd45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba9e762b7a38f7859773980c2e89ca00796d21ffbf55a1f02e327ad00c2dcf1f

import type { ConcreteRequest } from 'relay-runtime';
export type SetTagsInput = {
  profileId: string;
  tags: ReadonlyArray<string>;
};
export type useSetTagsMutation$variables = {
  input: SetTagsInput;
};
export type useSetTagsMutation$data = {
  readonly setTags: {
    readonly profile: {
      readonly id: string;
      readonly isTagged: boolean;
      readonly viewerTags: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
    readonly tags: ReadonlyArray<{
      readonly count: number;
      readonly legacyId: number;
      readonly name: string;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetTagsMutation = {
  response: useSetTagsMutation$data;
  variables: useSetTagsMutation$variables;
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
    "concreteType": "SetTagsPayload",
    "kind": "LinkedField",
    "name": "setTags",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
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
            "name": "isTagged",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerTags",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legacyId",
            "storageKey": null
          },
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
            "name": "count",
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
    "name": "useSetTagsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetTagsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba9e762b7a38f7859773980c2e89ca00796d21ffbf55a1f02e327ad00c2dcf1f",
    "metadata": {},
    "name": "useSetTagsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2afa3e261debb20a3b8da2df35e6c8a2";

export default node;
