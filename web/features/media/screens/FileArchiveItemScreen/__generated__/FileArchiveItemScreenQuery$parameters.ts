/**
 * @generated SignedSource<<6eca88cdebd08b7052494b2e69d48ddf>>
 * @relayHash 2052dd0dc5bbd1a813e52c1fc3c0463d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87a2b6e76809e20856e0fc2e91472ac65167c96843a5091b2c6d6f5ec2546b5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveItemScreenQuery } from './FileArchiveItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87a2b6e76809e20856e0fc2e91472ac65167c96843a5091b2c6d6f5ec2546b5c",
    "metadata": {},
    "name": "FileArchiveItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
