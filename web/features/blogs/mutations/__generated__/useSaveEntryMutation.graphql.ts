/**
 * @generated SignedSource<<3e9886f389083be56b68f50301658bd6>>
 * @relayHash 970c352581af3defe4d2f5e6e96b90e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12a09424b53341d95b4d77a3c074c71c020b3a883000525b567b9daa71fdc396

import type { ConcreteRequest } from 'relay-runtime';
export type Audience = "COUPLES" | "MEN" | "TRANSSEXUALS" | "WOMEN";
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
export type SaveBlogEntryInput = {
  audience: ReadonlyArray<Audience>;
  commentsEnabled: boolean;
  html: string;
  id?: string | null | undefined;
  key?: string | null | undefined;
  publish: boolean;
  revision?: number | null | undefined;
  tags: ReadonlyArray<string>;
  title: string;
};
export type useSaveEntryMutation$variables = {
  input: SaveBlogEntryInput;
  publish: boolean;
};
export type useSaveEntryMutation$data = {
  readonly saveBlogEntry: {
    readonly entry?: {
      readonly audience: ReadonlyArray<Audience>;
      readonly commentsEnabled: boolean;
      readonly cover: {
        readonly id: string;
      } | null | undefined;
      readonly editedAt: string | null | undefined;
      readonly excerpt: string;
      readonly html: string | null | undefined;
      readonly id: string;
      readonly media: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly publishedAt: string | null | undefined;
      readonly readMinutes: number;
      readonly slug: string;
      readonly status: BlogEntryStatus;
      readonly tags: ReadonlyArray<{
        readonly legacyId: number;
        readonly name: string;
      }>;
      readonly title: string;
      readonly unpublishedChanges: boolean;
    } | null | undefined;
    readonly saved: {
      readonly entryId: string;
      readonly legacyId: number;
      readonly revision: number;
      readonly savedAt: string;
      readonly slug: string;
      readonly status: BlogEntryStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSaveEntryMutation = {
  response: useSaveEntryMutation$data;
  variables: useSaveEntryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "publish"
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
  "name": "legacyId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SavedBlogEntry",
  "kind": "LinkedField",
  "name": "saved",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryId",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readMinutes",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "BlogTag",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = [
  (v6/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentsEnabled",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpublishedChanges",
  "storageKey": null
},
v18 = {
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
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveBlogEntryPayload",
        "kind": "LinkedField",
        "name": "saveBlogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "condition": "publish",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogEntry",
                "kind": "LinkedField",
                "name": "entry",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "media",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v18/*:: as any*/)
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
    "name": "useSaveEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveBlogEntryPayload",
        "kind": "LinkedField",
        "name": "saveBlogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "condition": "publish",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogEntry",
                "kind": "LinkedField",
                "name": "entry",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "media",
                    "plural": true,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12a09424b53341d95b4d77a3c074c71c020b3a883000525b567b9daa71fdc396",
    "metadata": {},
    "name": "useSaveEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38d063b0800bb6bc9ee8517793552f7f";

export default node;
