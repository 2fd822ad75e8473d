/**
 * @generated SignedSource<<0759b357a6e4d25bd2ef9d0d151e99fc>>
 * @relayHash 7fe4fe26f429ce2fcc0b8c17c07db413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af627b15e861e2c6df4606de7e97b70889160ae0477be3225bffb274d1cf8f38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af627b15e861e2c6df4606de7e97b70889160ae0477be3225bffb274d1cf8f38",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
