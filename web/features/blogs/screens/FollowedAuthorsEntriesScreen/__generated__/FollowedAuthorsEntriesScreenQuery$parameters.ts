/**
 * @generated SignedSource<<40c8985479774304fbc3b16ff69959b7>>
 * @relayHash 883656408d895a0ca6648b421ecf9078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 957cc0be1ab4ee3fbebb169df30d23b3dcf7b4470d43b9c9aed1542e279ec1f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "957cc0be1ab4ee3fbebb169df30d23b3dcf7b4470d43b9c9aed1542e279ec1f4",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
